CREATE TABLE "quizzes_in_progress" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"quiz_id" uuid NOT NULL,
	"standing" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quizzes_in_progress" ADD CONSTRAINT "quizzes_in_progress_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes_in_progress" ADD CONSTRAINT "quizzes_in_progress_student_id_quiz_id_quizzes_student_id_id_fk" FOREIGN KEY ("student_id","quiz_id") REFERENCES "public"."quizzes"("student_id","id") ON DELETE cascade ON UPDATE no action;