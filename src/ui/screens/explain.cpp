#include "ui/screens/table_panels.hpp"
#include "ui/table/table_parts.hpp"

/// Questions about what others have played or called, and about the viewer's own possible calls.
namespace tapete {

void explain(App& app, const TableModel& model, const UiAction& action) {
  if (action.kind == UiAction::Kind::explain_call)
    app.why().ask_of_call(action.option, call_text(model, action.option));
  else if (action.kind == UiAction::Kind::explain_option)
    app.why().ask_of_option(action.option);
  else
    app.why().ask_of(action.seat, action.card, played_card_text(model, action.seat, action.card));
}

}  // namespace tapete
