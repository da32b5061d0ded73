ALTER TABLE "transactions" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "withdrawn_transactions" ADD COLUMN "account" text;--> statement-breakpoint
CREATE INDEX "transactions_sale_order" ON "transactions" USING btree ("company_id","order_id") WHERE original_day is null;--> statement-breakpoint
CREATE INDEX "transactions_refund_order" ON "transactions" USING btree ("company_id","order_id") WHERE original_day is not null;