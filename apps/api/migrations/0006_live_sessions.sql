-- Streams of ended sessions end (src/realtime): told here, whatever deletes a session is never forgotten.
CREATE FUNCTION "tell_sessions_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('live', json_build_object('check', coalesce(NEW.user_id, OLD.user_id))::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER DELETE ON "sessions"
	FOR EACH ROW EXECUTE FUNCTION "tell_sessions_changed"();
--> statement-breakpoint
-- The user's other sessions owe the new factor from now on.
CREATE TRIGGER "factors_verified" AFTER INSERT OR UPDATE OF "status" ON "factors"
	FOR EACH ROW WHEN (NEW.status = 'verified') EXECUTE FUNCTION "tell_sessions_changed"();
