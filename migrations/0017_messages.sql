CREATE TABLE "message_channels" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"topic" text NOT NULL,
	"here" boolean NOT NULL,
	"email" boolean NOT NULL,
	"digest" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_channels_company_id_user_id_topic_pk" PRIMARY KEY("company_id","user_id","topic")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"delete_reason" text,
	CONSTRAINT "messages_company_id_user_id_id_pk" PRIMARY KEY("company_id","user_id","id")
);
--> statement-breakpoint
ALTER TABLE "message_channels" ADD CONSTRAINT "message_channels_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_channels" ADD CONSTRAINT "message_channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("company_id","user_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "messages_type" ON "messages" USING btree ("company_id","user_id","type","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("company_id","user_id","type","created_at","id") WHERE read_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "messages_deleted" ON "messages" USING btree ("deleted_at") WHERE deleted_at is not null;