-- What an operator does by hand is heard too: a session that is cut short, and tables that are emptied (an empty text is everybody).
CREATE TRIGGER "sessions_tell_cuts" AFTER UPDATE OF "expires_at" ON "sessions" FOR EACH ROW WHEN (NEW."expires_at" < OLD."expires_at") EXECUTE FUNCTION "tell_student_changed"();--> statement-breakpoint
CREATE FUNCTION "tell_everybody_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('student_changes', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sessions_tell_truncation" AFTER TRUNCATE ON "sessions" FOR EACH STATEMENT EXECUTE FUNCTION "tell_everybody_changed"();--> statement-breakpoint
CREATE TRIGGER "users_tell_truncation" AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "tell_everybody_changed"();
