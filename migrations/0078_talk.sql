CREATE TABLE "wo_talk" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"work_order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" jsonb NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "wo_talk" ADD CONSTRAINT "wo_talk_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wo_talk_work_order" ON "wo_talk" USING btree ("work_order_id","at","id");--> statement-breakpoint
CREATE INDEX "wo_talk_company" ON "wo_talk" USING btree ("company_id","work_order_id");