ALTER TABLE "work_orders" ADD COLUMN "letter_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "work_orders_ours" ON "work_orders" USING btree ("urgent_at","id") WHERE status = 'OPEN' and urgent_at is not null;--> statement-breakpoint
CREATE INDEX "work_orders_ours_waiting" ON "work_orders" USING btree ("turn_since","id") WHERE status = 'OPEN' and urgent_at is not null;--> statement-breakpoint
UPDATE "work_orders" SET "letter_since" = post."since" FROM (
  SELECT "work_order_id", max("created_at") AS "since" FROM (
    SELECT "work_order_id", "created_at" FROM "authority_letters" WHERE "state" IN ('NEW', 'SORTED')
    UNION ALL
    SELECT "work_order_id", "created_at" FROM "inspections" WHERE "state" = 'OPEN'
  ) AS "open" WHERE "work_order_id" IS NOT NULL GROUP BY "work_order_id"
) AS post WHERE post."work_order_id" = "work_orders"."id";--> statement-breakpoint
-- What the next change of each writes exactly: the day of the letter, and where it stands among the others. Letters of which
-- the seller was asked something are ranked within the hour, where it is time.
UPDATE "work_orders" SET
  "urgent_because" = CASE WHEN "letter_day" IS NULL THEN 'LETTER_UNDATED' ELSE 'LETTER' END,
  "urgent_at" = CASE WHEN "letter_day" IS NULL THEN "letter_since" - interval '7269 days'
    ELSE ("letter_day"::date - 7299)::timestamp AT TIME ZONE 'UTC' + interval '6 hours' END
WHERE "status" = 'OPEN' AND "letter_since" IS NOT NULL AND ("turn" <> 'seller' OR "supplements_waiting" = 0);
