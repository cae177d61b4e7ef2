-- What a student has done is counted from the results, which carry one mark a question for it; the kept totals go.
DROP TABLE "correct_runs";--> statement-breakpoint
DROP TABLE "study_days";--> statement-breakpoint
DROP TABLE "topic_totals";--> statement-breakpoint
DROP INDEX "quiz_results_of_student";--> statement-breakpoint
ALTER TABLE "quiz_results" ADD COLUMN "marks" text;--> statement-breakpoint
UPDATE "quiz_results" SET "marks" = coalesce((
  SELECT string_agg(CASE WHEN (answer->>'isCorrect')::boolean AND (answer->>'attempts')::int = 1 THEN '1' ELSE '0' END, '' ORDER BY place)
  FROM jsonb_array_elements("answers") WITH ORDINALITY AS given(answer, place)
), '');--> statement-breakpoint
ALTER TABLE "quiz_results" ALTER COLUMN "marks" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "quiz_results_in_order" ON "quiz_results" USING btree ("student_id","completed_at" desc,"quiz_id" desc,"topic","completed_day","score","total_questions","correct_at_first","time_spent","marks");
