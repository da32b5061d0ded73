ALTER TABLE "form_sections" ADD COLUMN "seals" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "seals" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "form_sections_to_seal" ON "form_sections" USING btree ("node_id") WHERE seals < 2;--> statement-breakpoint
CREATE INDEX "form_submissions_to_seal" ON "form_submissions" USING btree ("node_id") WHERE seals < 2;