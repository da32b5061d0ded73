ALTER TABLE "ledger_lines" ADD COLUMN "typed_by_id" text;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD COLUMN "changes" jsonb;