ALTER TABLE "model_questions" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "model_questions" ADD COLUMN "decided_at" timestamp (3) with time zone;