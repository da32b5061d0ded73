ALTER TABLE "ledger_lines" ADD COLUMN "supplier_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD COLUMN "ksef" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "document" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "document_day" date;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "ksef" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawn_transactions" ADD COLUMN "document" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawn_transactions" ADD COLUMN "document_day" date;--> statement-breakpoint
ALTER TABLE "withdrawn_transactions" ADD COLUMN "ksef" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "transactions_invoices" ON "transactions" USING btree ("company_id","month","document","id") WHERE buyer = 'B2B';