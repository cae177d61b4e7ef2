-- Whoever changes a student's row or ends a session, every process hears of it when that commits (`database/student-changes.ts`).
CREATE FUNCTION "tell_student_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('student_changes', CASE TG_TABLE_NAME WHEN 'users' THEN to_jsonb(OLD) ->> 'id' ELSE to_jsonb(OLD) ->> 'user_id' END);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_tell_changes" AFTER UPDATE OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "tell_student_changed"();--> statement-breakpoint
CREATE TRIGGER "sessions_tell_ends" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "tell_student_changed"();
