DROP INDEX "work_orders_due";--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "speed" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "work_orders_waiting" ON "work_orders" USING btree ("turn_since","id");--> statement-breakpoint
CREATE INDEX "work_orders_updated" ON "work_orders" USING btree (coalesce("updated_at", "bought_at"),"id");--> statement-breakpoint
CREATE INDEX "work_orders_country" ON "work_orders" USING btree ("country","bought_at");--> statement-breakpoint
CREATE INDEX "work_orders_product" ON "work_orders" USING btree ("product_code","bought_at");--> statement-breakpoint
CREATE INDEX "work_orders_assigned" ON "work_orders" USING btree ("assignee_id","bought_at");--> statement-breakpoint
CREATE INDEX "work_orders_step" ON "work_orders" USING btree ("current_node_key","id") WHERE current_node_key is not null;--> statement-breakpoint
CREATE INDEX "work_orders_due" ON "work_orders" USING btree ("due_on","id");--> statement-breakpoint
UPDATE "work_orders" SET "speed" = 'first' FROM "order_lines" WHERE "order_lines"."id" = "work_orders"."order_line_id" AND "order_lines"."options" ->> 'speed' = 'first';
