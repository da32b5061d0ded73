DROP INDEX "work_orders_next";--> statement-breakpoint
DROP INDEX "work_orders_next_unassigned";--> statement-breakpoint
DROP INDEX "work_orders_ours";--> statement-breakpoint
DROP INDEX "work_orders_urgent";--> statement-breakpoint
DROP INDEX "work_orders_country_next";--> statement-breakpoint
DROP INDEX "work_orders_country_ours";--> statement-breakpoint
DROP INDEX "work_orders_country_unassigned";--> statement-breakpoint
DROP INDEX "work_orders_step_ours";--> statement-breakpoint
CREATE INDEX "work_orders_next" ON "work_orders" USING btree ("turn","urgent_at","turn_since","id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "work_orders_next_unassigned" ON "work_orders" USING btree ("urgent_at","turn_since","id") WHERE (status = 'OPEN' or urgent_at is not null) and assignee_id is null;--> statement-breakpoint
-- With what the queue is narrowed to beside it, as before (0133).
CREATE INDEX "work_orders_ours" ON "work_orders" USING btree ("urgent_at","turn_since","id") INCLUDE ("status","due_day","country","product_code","assignee_id","current_node_key","speed","company_id") WHERE urgent_at is not null;--> statement-breakpoint
CREATE INDEX "work_orders_urgent" ON "work_orders" USING btree ("urgent_at","turn_since","id");--> statement-breakpoint
CREATE INDEX "work_orders_country_next" ON "work_orders" USING btree ("country","urgent_at","turn_since","id");--> statement-breakpoint
CREATE INDEX "work_orders_country_ours" ON "work_orders" USING btree ("country","urgent_at","turn_since","id") WHERE urgent_at is not null;--> statement-breakpoint
CREATE INDEX "work_orders_country_unassigned" ON "work_orders" USING btree ("country","urgent_at","turn_since","id") WHERE (status = 'OPEN' or urgent_at is not null) and assignee_id is null;--> statement-breakpoint
CREATE INDEX "work_orders_step_ours" ON "work_orders" USING btree ("current_node_key","urgent_at","turn_since","id") WHERE urgent_at is not null;
