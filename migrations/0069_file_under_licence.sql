ALTER TABLE "declarations" ADD COLUMN "filed_under" jsonb;--> statement-breakpoint
ALTER TABLE "declarations" ADD COLUMN "receipt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hmrc_submissions" ADD COLUMN "filed_under" jsonb;