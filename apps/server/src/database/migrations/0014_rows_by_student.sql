-- Every row of a student begins its keys with the student, so that students can be spread over machines; quizzes, nine tenths of
-- the disk, come in eight partitions by student. They are copied for it: the disk has to hold them twice while this runs.
ALTER TABLE "notices" DROP CONSTRAINT "notices_quiz_id_quizzes_id_fk";--> statement-breakpoint
ALTER TABLE "quiz_results" DROP CONSTRAINT "quiz_results_quiz_id_quizzes_id_fk";--> statement-breakpoint
ALTER TABLE "quizzes" RENAME TO "quizzes_in_one";--> statement-breakpoint
ALTER TABLE "quizzes_in_one" DROP CONSTRAINT "quizzes_pkey";--> statement-breakpoint
DROP INDEX "quizzes_of_student";--> statement-breakpoint
CREATE TABLE "quizzes" (
	"student_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"difficulty" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"questions" jsonb NOT NULL,
	"question_ids" jsonb NOT NULL,
	CONSTRAINT "quizzes_student_id_id_pk" PRIMARY KEY("student_id","id")
) PARTITION BY HASH ("student_id");--> statement-breakpoint
CREATE TABLE "quizzes_0" PARTITION OF "quizzes" FOR VALUES WITH (MODULUS 8, REMAINDER 0);--> statement-breakpoint
CREATE TABLE "quizzes_1" PARTITION OF "quizzes" FOR VALUES WITH (MODULUS 8, REMAINDER 1);--> statement-breakpoint
CREATE TABLE "quizzes_2" PARTITION OF "quizzes" FOR VALUES WITH (MODULUS 8, REMAINDER 2);--> statement-breakpoint
CREATE TABLE "quizzes_3" PARTITION OF "quizzes" FOR VALUES WITH (MODULUS 8, REMAINDER 3);--> statement-breakpoint
CREATE TABLE "quizzes_4" PARTITION OF "quizzes" FOR VALUES WITH (MODULUS 8, REMAINDER 4);--> statement-breakpoint
CREATE TABLE "quizzes_5" PARTITION OF "quizzes" FOR VALUES WITH (MODULUS 8, REMAINDER 5);--> statement-breakpoint
CREATE TABLE "quizzes_6" PARTITION OF "quizzes" FOR VALUES WITH (MODULUS 8, REMAINDER 6);--> statement-breakpoint
CREATE TABLE "quizzes_7" PARTITION OF "quizzes" FOR VALUES WITH (MODULUS 8, REMAINDER 7);--> statement-breakpoint
INSERT INTO "quizzes" ("student_id","id","kind","topic","difficulty","issued_at","questions","question_ids")
SELECT "student_id","id","kind","topic","difficulty","issued_at","questions","question_ids" FROM "quizzes_in_one";--> statement-breakpoint
DROP TABLE "quizzes_in_one";--> statement-breakpoint
CREATE INDEX "quizzes_of_student" ON "quizzes" USING btree ("student_id","issued_at" desc);--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_results" DROP CONSTRAINT "quiz_results_pkey";--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_student_id_quiz_id_pk" PRIMARY KEY("student_id","quiz_id");--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_student_id_quiz_id_quizzes_student_id_id_fk" FOREIGN KEY ("student_id","quiz_id") REFERENCES "public"."quizzes"("student_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP INDEX "notices_once";--> statement-breakpoint
DROP INDEX "notices_of_student";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_pkey";--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_student_id_id_pk" PRIMARY KEY("student_id","id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_student_id_quiz_id_quizzes_student_id_id_fk" FOREIGN KEY ("student_id","quiz_id") REFERENCES "public"."quizzes"("student_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("student_id","quiz_id","question_id");--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_pkey";--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_student_id_id_pk" PRIMARY KEY("student_id","id");--> statement-breakpoint
DROP INDEX "custom_quiz_reservations_of_student";--> statement-breakpoint
ALTER TABLE "custom_quiz_reservations" DROP CONSTRAINT "custom_quiz_reservations_pkey";--> statement-breakpoint
ALTER TABLE "custom_quiz_reservations" ADD CONSTRAINT "custom_quiz_reservations_student_id_id_pk" PRIMARY KEY("student_id","id");--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_customer_id_unique";--> statement-breakpoint
CREATE INDEX "subscriptions_by_customer" ON "subscriptions" USING btree ("customer_id");
