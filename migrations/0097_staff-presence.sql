CREATE TABLE "staff_presence" (
	"staff_id" text NOT NULL,
	"tab" text NOT NULL,
	"work_order_id" text NOT NULL,
	"is_writing" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_presence_staff_id_tab_pk" PRIMARY KEY("staff_id","tab")
);
--> statement-breakpoint
ALTER TABLE "staff_presence" ADD CONSTRAINT "staff_presence_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_presence" ADD CONSTRAINT "staff_presence_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_presence_work_order" ON "staff_presence" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "staff_presence_seen" ON "staff_presence" USING btree ("seen_at");