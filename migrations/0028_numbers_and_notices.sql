CREATE TABLE "shop_notices" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"shop_id" text NOT NULL,
	"number" text,
	"text" text NOT NULL,
	"screenshot_id" text,
	"grace_until" date,
	"status" text NOT NULL,
	"causes" jsonb NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_notices_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "number_uploads" (
	"company_id" text NOT NULL,
	"registration_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"day" date NOT NULL,
	"reason" text,
	"screenshot_id" text,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by_id" text NOT NULL,
	CONSTRAINT "number_uploads_company_id_registration_id_shop_id_pk" PRIMARY KEY("company_id","registration_id","shop_id")
);
--> statement-breakpoint
ALTER TABLE "shop_authorisations" ADD COLUMN "ending_notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_notices" ADD CONSTRAINT "shop_notices_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_uploads" ADD CONSTRAINT "number_uploads_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_notices_grace" ON "shop_notices" USING btree ("status","grace_until");--> statement-breakpoint
CREATE INDEX "shop_authorisations_end" ON "shop_authorisations" USING btree ("expires_on") WHERE status = 'GRANTED' and ending_notified_at is null;