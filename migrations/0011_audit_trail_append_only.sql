-- The audit trail is appended to: no line is changed or taken out, not even by the portal itself.
CREATE TRIGGER audit_trail_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_trail
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What is immutable row by row cannot be emptied as a whole either.
CREATE TRIGGER invoices_kept BEFORE TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER agreement_acceptances_kept BEFORE TRUNCATE ON agreement_acceptances
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER form_templates_kept BEFORE TRUNCATE ON form_templates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER vat_number_checks_kept BEFORE TRUNCATE ON vat_number_checks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER process_versions_kept BEFORE TRUNCATE ON process_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
