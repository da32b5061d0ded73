-- What was written to be relied on is never changed or deleted: a mistake is put right by another row.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are immutable', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_immutable BEFORE UPDATE OR DELETE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER agreement_acceptances_immutable BEFORE UPDATE OR DELETE ON agreement_acceptances
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER form_templates_immutable BEFORE UPDATE OR DELETE ON form_templates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER vat_number_checks_immutable BEFORE UPDATE OR DELETE ON vat_number_checks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
