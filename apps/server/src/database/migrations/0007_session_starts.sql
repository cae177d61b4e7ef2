ALTER TABLE "sessions" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sessions" SET "started_at" = "last_used_at";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "started_at" SET NOT NULL;