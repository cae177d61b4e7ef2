CREATE TABLE "answer_rebuilds" (
	"student_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"student_id" uuid NOT NULL,
	"quiz_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"answered_day" date NOT NULL,
	"question_id" text NOT NULL,
	"template" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"tests" text[] NOT NULL,
	"difficulty" text NOT NULL,
	"mode" text NOT NULL,
	"kind" text NOT NULL,
	"first_choice" text,
	"typed" text,
	"right_at_first" boolean NOT NULL,
	"tries" integer NOT NULL,
	"seconds" integer,
	CONSTRAINT "answers_student_id_quiz_id_place_pk" PRIMARY KEY("student_id","quiz_id","place"),
	CONSTRAINT "answers_typed_are_texts" CHECK (("answers"."kind" = 'typed') or "answers"."typed" is null)
);
--> statement-breakpoint
ALTER TABLE "answer_rebuilds" ADD CONSTRAINT "answer_rebuilds_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_student_id_quiz_id_quiz_results_student_id_quiz_id_fk" FOREIGN KEY ("student_id","quiz_id") REFERENCES "public"."quiz_results"("student_id","quiz_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_in_order" ON "answers" USING btree ("student_id","answered_at");--> statement-breakpoint
-- Who has finished quizzes already gets their rows by background work: they are read from the questions, which may be compressed.
INSERT INTO "answer_rebuilds" ("student_id") SELECT DISTINCT "student_id" FROM "quiz_results";
