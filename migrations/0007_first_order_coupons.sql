ALTER TABLE "coupons" ADD COLUMN "first_order_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The coupon that ships said so in its name, and nothing held it to it.
UPDATE "coupons" SET "first_order_only" = true WHERE "code" = 'WELCOME10' AND "created_by" = 'seed';
