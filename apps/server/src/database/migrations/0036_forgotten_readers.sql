ALTER TABLE "readings" ALTER COLUMN "reader" DROP NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_reading"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'UPDATE' AND NEW."reader" IS NULL AND NEW."doubt" IS NULL
		AND to_jsonb(NEW) - 'reader' - 'doubt' = to_jsonb(OLD) - 'reader' - 'doubt' THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'A reading that was confirmed stays as it is';
END $$;--> statement-breakpoint
DELETE FROM "readings" WHERE "read_at" IS NULL AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "readings"."reader");--> statement-breakpoint
UPDATE "readings" SET "reader" = NULL, "doubt" = NULL WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "readings"."reader");
