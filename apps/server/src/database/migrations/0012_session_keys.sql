-- Sessions are read at every call: nobody has to be told of their end any more (migrations 0008 and 0011).
DROP TRIGGER "users_tell_changes" ON "users";--> statement-breakpoint
DROP TRIGGER "users_tell_truncation" ON "users";--> statement-breakpoint
DROP TRIGGER "sessions_tell_ends" ON "sessions";--> statement-breakpoint
DROP TRIGGER "sessions_tell_cuts" ON "sessions";--> statement-breakpoint
DROP TRIGGER "sessions_tell_truncation" ON "sessions";--> statement-breakpoint
DROP FUNCTION "tell_student_changed"();--> statement-breakpoint
DROP FUNCTION "tell_everybody_changed"();--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "user_id" TO "student_id";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "id_hash" TO "secret_hash";--> statement-breakpoint
ALTER TABLE "sessions" RENAME CONSTRAINT "sessions_user_id_users_id_fk" TO "sessions_student_id_users_id_fk";--> statement-breakpoint
DROP INDEX "sessions_of_user";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_student_id_secret_hash_pk" PRIMARY KEY("student_id","secret_hash");--> statement-breakpoint
CREATE INDEX "sessions_by_secret" ON "sessions" USING btree ("secret_hash");
