CREATE TABLE "price_drops" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"product_ids" jsonb NOT NULL,
	"told_up_to" text DEFAULT '' NOT NULL
);
