CREATE TABLE "model_shortages" (
	"topic" text NOT NULL,
	"difficulty" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"topped_up_at" timestamp (3) with time zone,
	CONSTRAINT "model_shortages_topic_difficulty_pk" PRIMARY KEY("topic","difficulty")
);
--> statement-breakpoint
ALTER TABLE "model_questions" ADD COLUMN "tests" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "model_questions_by_concept" ON "model_questions" USING gin ("tests");