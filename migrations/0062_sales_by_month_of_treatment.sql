DROP INDEX "transactions_treatment";--> statement-breakpoint
CREATE INDEX "transactions_treatment" ON "transactions" USING btree ("company_id","treatment_id","month","day","id");