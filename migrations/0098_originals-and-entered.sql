CREATE TABLE "wo_original_moves" (
	"company_id" text NOT NULL,
	"original_id" text NOT NULL,
	"number" integer NOT NULL,
	"action" text NOT NULL,
	"on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"courier" text,
	"tracking" text,
	"holder" text,
	"holder_name" text,
	CONSTRAINT "wo_original_moves_company_id_original_id_number_pk" PRIMARY KEY("company_id","original_id","number")
);
--> statement-breakpoint
CREATE TABLE "wo_originals" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"work_order_id" text NOT NULL,
	"node_id" text,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"copies" integer NOT NULL,
	"needs" text[] NOT NULL,
	"done" jsonb NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"due_on" date,
	"holder" text,
	"holder_name" text,
	"courier" text,
	"tracking" text,
	"valid_until" date,
	"comes_back" boolean NOT NULL,
	"note" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wo_originals_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "internal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "form_sections" ADD COLUMN "entered" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "entered" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "told" jsonb;--> statement-breakpoint
ALTER TABLE "wo_supplements" ADD COLUMN "told" jsonb;--> statement-breakpoint
ALTER TABLE "wo_originals" ADD CONSTRAINT "wo_originals_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wo_originals_work_order" ON "wo_originals" USING btree ("company_id","work_order_id","created_at");--> statement-breakpoint
CREATE INDEX "wo_originals_to_send" ON "wo_originals" USING btree ("company_id","due_on") WHERE status = 'ASKED';--> statement-breakpoint
CREATE INDEX "wo_originals_status" ON "wo_originals" USING btree ("status","status_since","id");--> statement-breakpoint
CREATE INDEX "wo_originals_expiring" ON "wo_originals" USING btree ("valid_until","id") WHERE valid_until is not null and status in ('ASKED', 'ON_THE_WAY', 'HERE', 'OUT');