-- The embedded OpenID provider is gone: local accounts open a session themselves, and keep their ids and passwords.
ALTER TABLE "identity_accounts" RENAME TO "local_accounts";--> statement-breakpoint
ALTER TABLE "local_accounts" RENAME CONSTRAINT "identity_accounts_pkey" TO "local_accounts_pkey";--> statement-breakpoint
ALTER INDEX "identity_accounts_email" RENAME TO "local_accounts_email";--> statement-breakpoint
ALTER TABLE "local_accounts" DROP COLUMN "password_changed_at";--> statement-breakpoint
ALTER TABLE "password_resets" RENAME CONSTRAINT "password_resets_account_id_identity_accounts_id_fk" TO "password_resets_account_id_local_accounts_id_fk";--> statement-breakpoint
DROP TABLE "identity_records";--> statement-breakpoint
DROP TABLE "identity_secrets";--> statement-breakpoint
-- Sign-ins under way with the embedded provider have nowhere to come back from.
DELETE FROM "sign_in_attempts";--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "provider" text NOT NULL;--> statement-breakpoint
-- What was counted lives for fifteen minutes.
DROP TABLE "password_attempts";--> statement-breakpoint
CREATE TABLE "password_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "password_tries_by_expiry" ON "password_tries" USING btree ("expire");
