#include "core/json.hpp"

#include <catch_amalgamated.hpp>

namespace tapete {
namespace {

TEST_CASE("the JSON writer puts commas only between values", "[json]") {
  JsonWriter json;
  json.begin_object();
  json.key("list");
  json.begin_list();
  json.number(-1);
  json.begin_list();
  json.end_list();
  json.begin_object();
  json.end_object();
  json.flag(true);
  json.end_list();
  json.key("figure");
  json.figure(0.25);
  json.key("text");
  json.text("");
  json.end_object();
  CHECK(json.json() == R"({"list":[-1,[],{},true],"figure":0.2500,"text":""})");
}

TEST_CASE("JSON texts may contain any character", "[json]") {
  JsonWriter json;
  json.begin_list();
  json.text("a\"b\\c\nñ{");
  json.text("[");
  json.text(":");
  json.end_list();
  CHECK(json.json() == R"(["a\"b\\c\u000añ{","[",":"])");
}

TEST_CASE("a figure is written with four decimal places", "[json]") {
  for (const auto& [value, text] : {std::pair{0.0, "0.0000"},
                                    {1.0, "1.0000"},
                                    {-0.5, "-0.5000"},
                                    {0.00004, "0.0000"},
                                    {-0.00005001, "-0.0001"},
                                    {1234.56789, "1234.5679"},
                                    {-12.0001, "-12.0001"}}) {
    JsonWriter json;
    json.figure(value);
    CHECK(json.json() == text);
  }
}

}  // namespace
}  // namespace tapete
