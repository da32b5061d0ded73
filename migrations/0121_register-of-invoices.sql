ALTER TABLE "declarations" ADD COLUMN "is_carried" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "carried_into" text;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD COLUMN "supplier_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD COLUMN "ksef" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "document" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "document_day" date;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "ksef" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawn_transactions" ADD COLUMN "document" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawn_transactions" ADD COLUMN "document_day" date;--> statement-breakpoint
ALTER TABLE "withdrawn_transactions" ADD COLUMN "ksef" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "declarations_carried" ON "declarations" USING btree ("company_id","registration_id") WHERE is_carried;--> statement-breakpoint
CREATE INDEX "transactions_invoices" ON "transactions" USING btree ("company_id","month","document","id") WHERE buyer = 'B2B';