-- No read needs it, and each line pays for it. Where the trail belongs to another role (`npm run audit:role`), that role drops it.
DO $$ BEGIN
  IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = 'audit_trail'::regclass), 'USAGE') THEN
    DROP INDEX IF EXISTS audit_trail_company;
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "user_sessions" ADD COLUMN "former_token_hash" text;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD COLUMN "former_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "former_token_hash" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "former_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "user_sessions_former" ON "user_sessions" USING btree ("former_token_hash") WHERE former_token_hash is not null;--> statement-breakpoint
CREATE INDEX "staff_sessions_former" ON "staff_sessions" USING btree ("former_token_hash") WHERE former_token_hash is not null;
--> statement-breakpoint
-- Of the registers' answers one thing may be emptied, by the job that forgets and says so for its own transaction: the name
-- and address published beside them. What was answered, when, and under which number refuses as before.
-- A function of its own: `refuse_change` may belong to another role.
CREATE FUNCTION refuse_answer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('greenlane.forgetting', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'rows of % are immutable', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
DROP TRIGGER vat_number_checks_immutable ON vat_number_checks;
--> statement-breakpoint
CREATE TRIGGER vat_number_checks_immutable BEFORE UPDATE OR DELETE ON vat_number_checks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_answer_change();
--> statement-breakpoint
CREATE TRIGGER vat_number_checks_answers_immutable
  BEFORE UPDATE OF id, vat_number, register, outcome, fault, consultation_number, requester, checked_at ON vat_number_checks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
