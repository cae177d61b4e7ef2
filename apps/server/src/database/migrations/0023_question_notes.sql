CREATE TABLE "question_notes" (
	"student_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"note" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_notes_student_id_quiz_id_question_id_pk" PRIMARY KEY("student_id","quiz_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "question_notes" ADD CONSTRAINT "question_notes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_notes" ADD CONSTRAINT "question_notes_student_id_quiz_id_quizzes_student_id_id_fk" FOREIGN KEY ("student_id","quiz_id") REFERENCES "public"."quizzes"("student_id","id") ON DELETE cascade ON UPDATE no action;