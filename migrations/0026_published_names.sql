ALTER TABLE "vat_number_checks" ADD COLUMN "published_name" text;--> statement-breakpoint
ALTER TABLE "vat_number_checks" ADD COLUMN "published_address" text;