CREATE TABLE "amazon_accounts" (
	"seller_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_authorisations" (
	"company_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"status" text NOT NULL,
	"sealed_refresh_token" text,
	"authorised_at" timestamp with time zone NOT NULL,
	"expires_on" date NOT NULL,
	"asked_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"fault" text,
	"ask_again_at" timestamp with time zone,
	"participations" jsonb NOT NULL,
	"account" jsonb,
	CONSTRAINT "shop_authorisations_company_id_shop_id_pk" PRIMARY KEY("company_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"marketplace" text NOT NULL,
	"region" text NOT NULL,
	"name" text NOT NULL,
	"seller_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" text NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shops_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "used_consents" (
	"company_id" text NOT NULL,
	"state_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_consents_company_id_state_hash_pk" PRIMARY KEY("company_id","state_hash")
);
--> statement-breakpoint
ALTER TABLE "shop_authorisations" ADD CONSTRAINT "shop_authorisations_company_id_shop_id_shops_company_id_id_fk" FOREIGN KEY ("company_id","shop_id") REFERENCES "public"."shops"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "amazon_accounts_company" ON "amazon_accounts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "shop_authorisations_due" ON "shop_authorisations" USING btree ("asked_at") WHERE status = 'GRANTED';--> statement-breakpoint
CREATE UNIQUE INDEX "shops_seller" ON "shops" USING btree ("company_id","marketplace","region","seller_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "used_consents_old" ON "used_consents" USING btree ("used_at");