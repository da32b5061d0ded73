ALTER TABLE "tax_credits" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "tax_credits_asked" ON "tax_credits" USING btree ("company_id") WHERE asked is not null;