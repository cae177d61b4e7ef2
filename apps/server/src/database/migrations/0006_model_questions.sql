CREATE TABLE "model_generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tokens" integer NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"difficulty" text NOT NULL,
	"question" jsonb NOT NULL,
	"solver_model" text NOT NULL,
	"prompt_version" integer NOT NULL,
	"tokens" integer NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_spending" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_questions_of_topic" ON "model_questions" USING btree ("topic","difficulty");