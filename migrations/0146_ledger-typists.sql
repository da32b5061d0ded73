ALTER TABLE "ledger_lines" ADD COLUMN "typed_by_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD COLUMN "entered_by_id" text;--> statement-breakpoint
UPDATE "ledger_lines" SET "typed_by_ids" = ARRAY["typed_by_id"],
  -- Each correction by staff leaves its changes, if only an empty list of them; what has none was entered by them.
  "entered_by_id" = CASE WHEN "changes" IS NULL THEN "typed_by_id" END
  WHERE "typed_by_id" IS NOT NULL;
