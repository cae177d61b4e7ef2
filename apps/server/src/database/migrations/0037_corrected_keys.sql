ALTER TABLE "typed_tries" ADD COLUMN "corrected_key" integer;--> statement-breakpoint
-- These came before the correction, or after it: which key they were graded by is not known.
UPDATE "typed_tries" SET "corrected_key" = -1 FROM "key_corrections" WHERE "key_corrections"."question_id" = "typed_tries"."question_id";--> statement-breakpoint
-- What was typed was graded again without its part marks: the next decision does it once more.
UPDATE "key_corrections" SET "regraded_at" = NULL;
