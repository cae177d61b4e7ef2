CREATE TABLE "typed_tries" (
	"student_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"number" integer NOT NULL,
	"typed" text NOT NULL,
	"verdict" text NOT NULL,
	"marks" real NOT NULL,
	"slip" text,
	"place" integer,
	"problems" jsonb NOT NULL,
	"understood_as" text NOT NULL,
	"is_last" boolean NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "typed_tries_student_id_quiz_id_question_id_number_pk" PRIMARY KEY("student_id","quiz_id","question_id","number")
);
--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "typed_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "typed_tries" ADD CONSTRAINT "typed_tries_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typed_tries" ADD CONSTRAINT "typed_tries_student_id_quiz_id_quizzes_student_id_id_fk" FOREIGN KEY ("student_id","quiz_id") REFERENCES "public"."quizzes"("student_id","id") ON DELETE cascade ON UPDATE no action;