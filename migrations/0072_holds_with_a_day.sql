DROP INDEX "work_orders_on_hold";--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "held_until" text;--> statement-breakpoint
CREATE INDEX "work_orders_on_hold" ON "work_orders" USING btree ("held_until","id") WHERE status = 'ON_HOLD';