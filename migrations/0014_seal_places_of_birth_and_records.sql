DROP INDEX "form_sections_to_seal";--> statement-breakpoint
DROP INDEX "form_submissions_to_seal";--> statement-breakpoint
CREATE INDEX "form_sections_to_seal" ON "form_sections" USING btree ("node_id") WHERE seals < 3;--> statement-breakpoint
CREATE INDEX "form_submissions_to_seal" ON "form_submissions" USING btree ("node_id") WHERE seals < 3;