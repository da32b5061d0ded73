ALTER TABLE "companies" ADD COLUMN "latin" jsonb;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "merged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "quantity_before" integer;