CREATE TABLE "snapshot_dictionaries" (
	"id" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quizzes" ALTER COLUMN "questions" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "compressed" "bytea";--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "dictionary_id" text;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_dictionary_id_snapshot_dictionaries_id_fk" FOREIGN KEY ("dictionary_id") REFERENCES "public"."snapshot_dictionaries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quizzes_in_full" ON "quizzes" USING btree ("issued_at") WHERE questions is not null;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_have_questions" CHECK (case when questions is null then compressed is not null and dictionary_id is not null
        else compressed is null and dictionary_id is null end);