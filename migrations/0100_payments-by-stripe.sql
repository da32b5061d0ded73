CREATE TABLE "disputes" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"status" text NOT NULL,
	"is_inquiry" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp with time zone,
	"news_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "disputes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_event_cursors" (
	"provider" text PRIMARY KEY NOT NULL,
	"seen_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_stripe_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"object_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"tries" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"behaviour" text DEFAULT 'prompt' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_stripe_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"intent_id" text,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "intent_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "booked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_provider" ON "disputes" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("company_id","order_id");--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("company_id","payment_id");--> statement-breakpoint
CREATE INDEX "disputes_id" ON "disputes" USING btree ("id");--> statement-breakpoint
CREATE INDEX "disputes_undecided" ON "disputes" USING btree ("status" DESC NULLS LAST,"due_at","id") WHERE status in ('OPEN', 'ANSWERED');--> statement-breakpoint
CREATE INDEX "local_stripe_events_created" ON "local_stripe_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "local_stripe_events_object" ON "local_stripe_events" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "local_stripe_objects_intent" ON "local_stripe_objects" USING btree ("intent_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intent" ON "payments" USING btree ("provider","intent_id");--> statement-breakpoint
UPDATE "refunds" SET "booked_at" = "settled_at" WHERE "status" = 'SUCCEEDED';--> statement-breakpoint
UPDATE "payments" SET "status" = 'CANCELLED', "next_check_at" = null WHERE "provider" = 'sandbox' AND "status" IN ('CREATED', 'PENDING');
