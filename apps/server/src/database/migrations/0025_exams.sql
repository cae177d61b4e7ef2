CREATE TABLE "exams" (
	"student_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subject" jsonb NOT NULL,
	"date" date NOT NULL,
	"minutes" jsonb NOT NULL,
	"free_days" jsonb NOT NULL,
	"went" text,
	"mark" real,
	"upkeep" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exams_student_id_id_pk" PRIMARY KEY("student_id","id")
);
--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;