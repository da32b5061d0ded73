ALTER TABLE "user_sessions" ADD COLUMN "former_token_hash" text;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD COLUMN "former_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "former_token_hash" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "former_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "user_sessions_former" ON "user_sessions" USING btree ("former_token_hash") WHERE former_token_hash is not null;--> statement-breakpoint
CREATE INDEX "staff_sessions_former" ON "staff_sessions" USING btree ("former_token_hash") WHERE former_token_hash is not null;--> statement-breakpoint
-- Of the registers' answers one thing may be emptied, by the job that forgets and says so for its own transaction: the name
-- and address published beside them. What was answered, when, and under which number refuses as before.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('greenlane.forgetting', true) = 'on' THEN
    IF TG_OP = 'DELETE' AND TG_TABLE_NAME IN ('invoices', 'agreement_acceptances') THEN
      RETURN NULL;
    END IF;
    IF TG_OP = 'UPDATE' AND TG_NAME = 'vat_number_checks_immutable' THEN
      RETURN NULL;
    END IF;
  END IF;
  RAISE EXCEPTION 'rows of % are immutable', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER vat_number_checks_answers_immutable
  BEFORE UPDATE OF id, vat_number, register, outcome, fault, consultation_number, requester, checked_at ON vat_number_checks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
