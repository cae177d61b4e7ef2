CREATE TABLE "rate_windows" (
	"caller" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"calls" integer NOT NULL
);
