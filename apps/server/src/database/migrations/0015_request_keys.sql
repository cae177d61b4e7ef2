ALTER TABLE "custom_quiz_reservations" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "quizzes_once" ON "quizzes" USING btree ("student_id","request_key");