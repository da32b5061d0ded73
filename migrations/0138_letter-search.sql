ALTER TABLE "inspections" ADD COLUMN "changed_by_name" text;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "last_action" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "letter_is_check" boolean;--> statement-breakpoint
CREATE INDEX "inspections_authority_parts" ON "inspections" USING gin (lower("authority") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inspections_authority_signs" ON "inspections" USING gin (string_to_array(lower("authority"), null));--> statement-breakpoint
CREATE INDEX "authority_letters_authority_parts" ON "authority_letters" USING gin (lower("authority") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "authority_letters_authority_signs" ON "authority_letters" USING gin (string_to_array(lower("authority"), null));--> statement-breakpoint
-- What the next change of each writes exactly: a check is called one where none of its letters is due earlier.
UPDATE "work_orders" SET "letter_is_check" = true FROM (
  SELECT "work_order_id", min("due_day")::text AS "day" FROM "inspections"
  WHERE "state" = 'OPEN' AND "work_order_id" IS NOT NULL GROUP BY "work_order_id"
) AS post WHERE post."work_order_id" = "work_orders"."id" AND "letter_since" IS NOT NULL
  AND (post."day" = "letter_day" OR ("letter_day" IS NULL AND NOT EXISTS (
    SELECT FROM "authority_letters" WHERE "authority_letters"."work_order_id" = "work_orders"."id" AND "state" IN ('NEW', 'SORTED'))));
