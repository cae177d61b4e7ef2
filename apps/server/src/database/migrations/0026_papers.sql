CREATE TABLE "papers" (
	"student_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"exam_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"standing" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	CONSTRAINT "papers_student_id_quiz_id_pk" PRIMARY KEY("student_id","quiz_id")
);
--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_student_id_quiz_id_quizzes_student_id_id_fk" FOREIGN KEY ("student_id","quiz_id") REFERENCES "public"."quizzes"("student_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_of_student" ON "papers" USING btree ("student_id","started_at");