DROP INDEX "work_orders_country";--> statement-breakpoint
CREATE INDEX "work_orders_country_next" ON "work_orders" USING btree ("country","urgent_at","id");--> statement-breakpoint
CREATE INDEX "work_orders_country_waiting" ON "work_orders" USING btree ("country","turn_since","id");--> statement-breakpoint
CREATE INDEX "work_orders_country_due" ON "work_orders" USING btree ("country","due_on","id");--> statement-breakpoint
CREATE INDEX "work_orders_country_changed" ON "work_orders" USING btree ("country",coalesce("updated_at", "bought_at"),"id");--> statement-breakpoint
CREATE INDEX "work_orders_country_ours" ON "work_orders" USING btree ("country","urgent_at","id") WHERE status = 'OPEN' and urgent_at is not null;--> statement-breakpoint
CREATE INDEX "work_orders_country_unassigned" ON "work_orders" USING btree ("country","urgent_at","id") WHERE status = 'OPEN' and assignee_id is null;--> statement-breakpoint
CREATE INDEX "work_orders_country_free" ON "work_orders" USING btree ("country","urgent_at","id") WHERE status = 'OPEN' and turn = 'agency' and assignee_id is null;--> statement-breakpoint
CREATE INDEX "work_orders_country_turn" ON "work_orders" USING btree ("country","turn","turn_since","id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "work_orders_country_held" ON "work_orders" USING btree ("country","held_until","id") WHERE status = 'ON_HOLD';--> statement-breakpoint
CREATE INDEX "work_orders_country" ON "work_orders" USING btree ("country","bought_at","id");