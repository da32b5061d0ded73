DROP INDEX "refunds_by_hand";--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("created_at","id") WHERE "refunds"."way" <> 'PROVIDER' and "refunds"."status" = 'REQUESTED';