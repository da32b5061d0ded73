-- A process that work orders run by never changes once it is published; a new version is a new row.
CREATE FUNCTION refuse_change_of_process() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'published process versions are immutable';
END $$;
--> statement-breakpoint
CREATE TRIGGER process_versions_immutable BEFORE UPDATE OR DELETE ON process_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_process();
